/**
 * What a reader sees of a short piece of inline Markdown: a link's or picture's label, code without its ticks, text
 * without emphasis marks and HTML tags, on one line. Meant for names, headings and titles; it is linear and never throws.
 */
export function plainText(source: string): string {
  if (!/[\\`*_~[<&!]|\s{2}|[\r\n\t]/.test(source)) return source.trim();
  const kept: string[] = [];
  // What must not be read as markup again is set aside under a private-use sign until the end.
  const aside = (text: string): string => `\uE000${kept.push(text) - 1}\uE001`;
  const visible = source
    .replace(/[\uE000\uE001]/g, '')
    .replace(/(?<!`)(`{1,8})(?!`)([^`]{1,2000})\1(?!`)/g, (_all, _ticks: string, code: string) => aside(code.trim()))
    .replace(/\\([!-/:-@[-`{-~])/g, (_all, sign: string) => aside(sign))
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<(https?:[^<>\s]{1,2000}|[^<>\s@]{1,200}@[^<>\s]{1,200})>/g, (_all, address: string) => aside(address))
    .replace(/<\/?[a-z][^<>]{0,1000}>|<!--[^<>]{0,1000}-->/gi, '')
    .replace(/\[\^[^\][\s]{1,100}\]/g, '')
    .replace(
      /!?\[([^\][]{0,1000})\]\([^()\s]{0,2000}(?:\([^()\s]{0,500}\)[^()\s]{0,500})?(?:\s+"[^"]{0,500}")?\s*\)/g,
      '$1',
    )
    .replace(/!?\[([^\][]{1,1000})\]\[[^\][]{0,500}\]/g, '$1')
    .replace(/\*+|~~/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#124|vert);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/\uE000(\d+)\uE001/g, (_all, index: string) => kept[Number(index)] ?? '');
  return visible.replace(/\s+/g, ' ').trim();
}

/** Only the entities that people need in tables; any other stays as it is written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#124': '|',
  vert: '|',
};
