/** An attachment's address below this page's own, so that nothing else is asked for it. */
export function ownAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/attachments/') ? pathname + search : '';
}

/** A picture that came with a message. */
export function Picture({ url, words, small = false }: { url: string; words: string; small?: boolean }) {
  const own = ownAddress(url);
  if (own === '') return <p class="faint">(A picture from elsewhere; the stage fetches nothing.)</p>;
  return <img class={small ? 'picture thumbnail' : 'picture'} src={own} alt={words} title={words} />;
}

const READABLE = /\.(?:md|markdown|txt|json|csv|ya?ml|toml|log)$/i;

interface FileCardProps {
  readonly url: string;
  readonly name: string;
  readonly size?: number;
  readonly open: (url: string, name: string) => void;
}

/** A file that came with a message: its name, and ways to read and to save it. */
export function FileCard({ url, name, size, open }: FileCardProps) {
  return (
    <div class="file">
      <span aria-hidden="true">📄</span>
      <span class="file-name">
        {name}
        {size !== undefined && <small class="faint">{sizeWords(size)}</small>}
      </span>
      {READABLE.test(name) && (
        <button type="button" class="button small" onClick={() => open(url, name)}>
          Read<span class="unseen"> {name}</span>
        </button>
      )}
      <a class="button small" href={ownAddress(url)} download={name}>
        Save<span class="unseen"> {name}</span>
      </a>
    </div>
  );
}

function sizeWords(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KiB`;
}
