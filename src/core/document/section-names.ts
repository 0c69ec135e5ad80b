import type { Language, SectionName, SectionRole } from './session.js';

/** Names under which people write the sections, lower case, by language. The first of each is the one we write. */
export const SECTION_NAMES: Readonly<Record<Language, Readonly<Record<SectionRole, readonly string[]>>>> = {
  en: {
    discussion: ['discussion', 'the discussion', 'discussion notes'],
    takeaways: [
      'what we took from it',
      'what we took from this',
      'takeaways',
      'key takeaways',
      'our takeaways',
      'main takeaways',
      'take-aways',
      'what we learned',
      'what we learnt',
      'what we took away',
    ],
    questions: ['questions', 'discussion questions', 'open questions', 'questions for discussion', 'our questions'],
  },
  de: {
    discussion: ['diskussion', 'die diskussion', 'besprechung', 'gespräch'],
    takeaways: [
      'was wir mitnehmen',
      'was wir mitgenommen haben',
      'was wir daraus mitnehmen',
      'das nehmen wir mit',
      'was wir gelernt haben',
      'erkenntnisse',
      'wichtigste erkenntnisse',
      'fazit',
    ],
    questions: ['fragen', 'offene fragen', 'diskussionsfragen', 'unsere fragen', 'fragen zur diskussion'],
  },
  es: {
    discussion: ['discusión', 'discusion', 'la discusión', 'debate', 'conversación'],
    takeaways: [
      'lo que nos llevamos',
      'qué nos llevamos',
      'lo que aprendimos',
      'conclusiones',
      'ideas clave',
      'aprendizajes',
    ],
    questions: ['preguntas', 'preguntas abiertas', 'preguntas para la discusión', 'preguntas para debatir'],
  },
  fr: {
    discussion: ['discussion', 'la discussion', 'échanges', 'débat'],
    takeaways: [
      'ce que nous en retenons',
      "ce qu'on en retient",
      'ce que nous retenons',
      'ce que nous avons retenu',
      'ce que nous avons appris',
      'à retenir',
      'points à retenir',
      'conclusions',
    ],
    questions: ['questions', 'questions ouvertes', 'questions de discussion', 'questions à discuter'],
  },
  ja: {
    discussion: ['議論', 'ディスカッション', '話し合い', '討論'],
    takeaways: ['得られたこと', '学んだこと', '私たちが得たもの', '持ち帰ったこと', 'まとめ', '要点'],
    questions: ['質問', '問い', 'ディスカッションの質問', '議論の質問', '未解決の質問', '論点'],
  },
  ko: {
    discussion: ['토론', '논의', '토의'],
    takeaways: ['우리가 얻은 것', '배운 점', '우리가 배운 것', '얻은 점', '핵심 정리', '시사점'],
    questions: ['질문', '토론 질문', '열린 질문', '논의할 질문', '질문들'],
  },
};

/** The heading that we write for a section which a document lacks. */
export const SECTION_TITLES: Readonly<Record<Language, Readonly<Record<SectionName, string>>>> = {
  en: { discussion: 'Discussion', takeaways: 'What we took from it' },
  de: { discussion: 'Diskussion', takeaways: 'Was wir mitnehmen' },
  es: { discussion: 'Discusión', takeaways: 'Lo que nos llevamos' },
  fr: { discussion: 'Discussion', takeaways: 'Ce que nous en retenons' },
  ja: { discussion: '議論', takeaways: '得られたこと' },
  ko: { discussion: '토론', takeaways: '우리가 얻은 것' },
};

/** What an empty section says where the text that stood there is not known any more. */
export const PLACEHOLDERS: Readonly<Record<Language, string>> = {
  en: '(none)',
  de: '(keine)',
  es: '(nada)',
  fr: '(rien)',
  ja: '(なし)',
  ko: '(없음)',
};

/** Words that alone mean "nothing here yet", lower case, without brackets, emphasis and full stop. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'none|none yet|nothing|nothing yet|tbd|tba|tbc|todo|to do|n/a|na|nil|empty|pending|to come|to be added|to be done',
    'to be determined|to be filled in|to be written|coming soon|not yet|will be filled in|wip',
    'keine|keines|keiner|nichts|noch nichts|noch keine|leer|folgt|offen|wird ergänzt',
    'ninguno|ninguna|nada|vacío|vacio|pendiente|por completar|por definir',
    'aucun|aucune|rien|néant|vide|à venir|à compléter|à remplir',
    'なし|無し|未定|未記入|空欄|特になし|後日|これから',
    '없음|미정|추후|추후 작성|비어 있음|작성 예정',
  ].flatMap((line) => line.split('|')),
);
