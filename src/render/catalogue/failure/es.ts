import type { FailureTexts } from './texts.js';

export const es: FailureTexts = {
  ourFault:
    'Algo ha fallado por mi parte y está en mi registro.\nInténtalo otra vez; si sigue así, díselo a quien me mantiene.',
  excuse: {
    outside: 'Solo trabajo dentro de un servidor. Úsame en el servidor de tu grupo.',
    noForm: 'Discord no aceptó este formulario. Díselo a quien me mantiene.',
    unshown: 'Discord no aceptó mi respuesta. Lo que pediste quizá esté hecho: míralo antes de intentarlo otra vez.',
  },
  atWork: {
    posting: (title) => `«${title}» ya se está publicando.`,
    publishing: (title) => `Las notas de «${title}» ya se están publicando.`,
    hint: 'Espera un minuto; si no llega nada, pídelo otra vez.',
  },
  unknown: {
    message: 'Este botón o comando es de una versión anterior mía.',
    hint: 'Usa el mensaje más reciente de la sesión o mira /help.',
  },
  unreachable: {
    forbidden: {
      message: 'Discord no me deja hacer eso ahí.',
      hint: 'Da a mi rol «Ver canal», «Leer el historial de mensajes» y «Enviar mensajes» (también en hilos) en ese canal e inténtalo otra vez.',
    },
    missing: {
      message: 'Ese canal, hilo o mensaje ya no está, o no lo puedo ver.',
      hint: 'Elige otro, o deja que mi rol lo vea (Editar canal, Permisos), e inténtalo otra vez.',
    },
    withheld: {
      message: 'Discord no me muestra lo que la gente escribe.',
      hint: 'Quien me mantiene activa «Message Content Intent» en el Developer Portal y me inicia de nuevo.',
    },
  },
};
