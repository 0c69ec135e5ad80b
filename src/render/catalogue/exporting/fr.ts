import type { ExportingTexts } from './texts.js';

export const fr: ExportingTexts = {
  description: 'Le document de la séance avec ses deux sections remplies',
  now: (session) => `« ${session} », tel qu’il est maintenant.`,
  sections: { discussion: 'Discussion', takeaways: 'Ce que nous en retenons' },
  changed: (where) =>
    `Quelqu’un a changé mon texte sous ${where} ; voici donc le document tel qu’il a été chargé. Quel texte doit rester ?`,
  place: (section, line) => `*${section}* (ligne ${line})`,
  theirs: 'Celui du document',
  ours: 'Le mien, le plus récent',
  keptTheirs: 'Votre texte reste, et je n’y touche plus. Rechargez ce fichier pour que cela dure.',
  tookOurs: 'Mon texte reste, tel qu’il est maintenant. Rechargez ce fichier pour que cela dure.',
};
