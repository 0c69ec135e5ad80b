import type { NoticeTexts } from './texts.js';

export const es: NoticeTexts = {
  title: '**Qué pasa con tus palabras**',
  stored:
    'Los mensajes en los hilos de esta sesión se guardan mientras dura. Solo se imprimen frases que alguien guardó, cada una con un enlace a tu mensaje.',
  published: 'Las notas se publican fuera de este servidor, en archivos y en una página.',
  shared: 'Las notas se comparten como archivo; quien organiza decide quién lo recibe.',
  unnamed: 'Fuera de este servidor eres «alguien del grupo» hasta que pulses *Mi nombre*.',
  named:
    'Fuera de este servidor apareces con tu nombre, así lo eligió el grupo, hasta que pulses *Mi nombre* y elijas otra cosa.',
  leaving:
    'Si editas o borras tu mensaje, la frase sale de las notas. /me muestra lo que se guarda de ti; /privacy forget lo borra todo.',
  ask: (name) => `En este servidor eres «${name}». ¿Cómo pueden llamarte las notas que salen de él?`,
  explained:
    '-# Mis iniciales: las primeras letras. Sin nombre: «alguien del grupo». Nada fuera: tus palabras se quedan en este servidor. Puedes volver a elegir cuando quieras; vale también para sesiones pasadas.',
  choices: { name: 'Mi nombre', initials: 'Mis iniciales', none: 'Sin nombre', absent: 'Nada fuera' },
  chosen: {
    none: 'Fuera de este servidor eres «alguien del grupo».',
    initials: 'Fuera de este servidor te representan tus iniciales.',
    absent: 'Nada de lo que escribes aquí se imprime fuera de este servidor.',
  },
  chosenName: (name) => `Fuera de este servidor eres «${name}».`,
  anew: 'Pulsa *Mi nombre* para elegir otra vez.',
  unknownChoice: { message: 'No conozco esa opción.', hint: 'Pulsa otra vez *Mi nombre*.' },
  noSession: { message: 'Esta sesión ya no está aquí.', hint: 'Usa el mensaje más reciente de una sesión.' },
};
