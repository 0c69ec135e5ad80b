import type { DocumentsTexts } from './texts.js';

const attach =
  'Adjunta el documento de la sesión como archivo Markdown o de texto (.md, .markdown o .txt), de 1 MiB como mucho.';

export const es: DocumentsTexts = {
  gone: { message: 'Esta sesión ya no está aquí.', hint: 'Carga su documento otra vez.' },
  tooLarge: (file, mebibytes) => ({ message: `«${file}» es demasiado grande: ${mebibytes} MiB.`, hint: attach }),
  notText: (file) => ({ message: `«${file}» no es un archivo Markdown ni de texto.`, hint: attach }),
  noFile: { message: 'Este mensaje no lleva ningún documento de sesión.', hint: attach },
  severalFiles: (files) => ({
    message: `Este mensaje lleva varios documentos: ${files}.`,
    hint: 'Carga el que quieras con /session load.',
  }),
  undeliverable: {
    foreign: {
      message: 'Este archivo no viene de Discord.',
      hint: 'Adjúntalo a un mensaje o al propio comando.',
    },
    'too-large': {
      message: 'Este archivo pasa de 1 MiB.',
      hint: 'Hazlo más pequeño, por ejemplo quitando imágenes, y adjúntalo otra vez.',
    },
    unavailable: {
      message: 'Discord no entrega el archivo en este momento.',
      hint: 'Inténtalo dentro de un rato; si sigue igual, adjunta el archivo de nuevo.',
    },
    expired: {
      message: 'Discord ya no entrega este archivo.',
      hint: 'Adjúntalo otra vez: los enlaces a adjuntos duran un día.',
    },
  },
  unfitChannel: (channel) => ({
    message: `No se puede publicar una sesión en #${channel}.`,
    hint: 'Elige un canal de texto o un foro de este servidor con la opción `channel` de /session load.',
  }),
  mayNot: (channel, permissions) => ({
    message: `En #${channel} me faltan permisos: ${permissions}.`,
    hint: 'Dáselos a mi rol allí (Editar canal, Permisos) y pulsa Publicar otra vez. No se publicó nada.',
  }),
};
