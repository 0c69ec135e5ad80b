import type { DocumentsTexts } from './texts.js';

const attach = 'Joignez le document de séance en fichier Markdown ou texte (.md, .markdown ou .txt), d’au plus 1 Mio.';

export const fr: DocumentsTexts = {
  gone: { message: 'Cette séance n’est plus là.', hint: 'Chargez à nouveau son document.' },
  tooLarge: (file, mebibytes) => ({ message: `« ${file} » est trop lourd : ${mebibytes} Mio.`, hint: attach }),
  notText: (file) => ({ message: `« ${file} » n’est pas un fichier Markdown ou texte.`, hint: attach }),
  noFile: { message: 'Aucun document de séance n’est joint à ce message.', hint: attach },
  severalFiles: (files) => ({
    message: `Plusieurs documents sont joints à ce message : ${files}.`,
    hint: 'Chargez le bon avec /session load.',
  }),
  undeliverable: {
    foreign: {
      message: 'Ce fichier ne vient pas de Discord.',
      hint: 'Joignez-le à un message ou à la commande elle-même.',
    },
    'too-large': {
      message: 'Ce fichier dépasse 1 Mio.',
      hint: 'Allégez-le, par exemple en retirant des images, et joignez-le à nouveau.',
    },
    unavailable: {
      message: 'Discord ne remet pas le fichier pour le moment.',
      hint: 'Réessayez dans un instant ; si cela dure, joignez-le à nouveau.',
    },
    expired: {
      message: 'Discord ne remet plus ce fichier.',
      hint: 'Joignez-le à nouveau : les liens vers les pièces jointes durent un jour.',
    },
  },
  unfitChannel: (channel) => ({
    message: `Une séance ne peut pas être publiée dans #${channel}.`,
    hint: 'Choisissez un salon textuel ou un forum de ce serveur avec l’option `channel` de /session load.',
  }),
  mayNot: (channel, permissions) => ({
    message: `Il me manque des permissions dans #${channel} : ${permissions}.`,
    hint: 'Donnez-les à mon rôle (Modifier le salon, Permissions), puis appuyez encore sur Publier. Rien n’a été publié.',
  }),
};
