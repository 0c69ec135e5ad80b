import type { Language } from '../document/session.js';
import type { UserErrorFacts } from '../errors.js';

/** Refusals of Discord that a person of the server can mend (facts 1.1, 1.3). */
export type Mendable = 'tag-required' | 'full-of-threads' | 'thread-locked' | 'file-too-large';

/** What each of them means, and the next step; it stands in core since the adapter to Discord speaks it. */
export const mendableTexts: Readonly<Record<Language, Readonly<Record<Mendable, UserErrorFacts>>>> = {
  en: {
    'tag-required': {
      message: 'This forum wants a tag on every post.',
      hint: 'Turn off “Require people to select tags” in the forum’s settings, or choose another channel.',
    },
    'full-of-threads': {
      message: 'This server has as many open threads as Discord allows.',
      hint: 'Close or archive threads that are done, then try again: what was posted stays, the rest follows.',
    },
    'thread-locked': {
      message: 'This thread is locked.',
      hint: 'Unlock it, or give me “Manage Threads”, then try again.',
    },
    'file-too-large': {
      message: 'Discord takes no file of this size here.',
      hint: 'Make the file smaller and try again.',
    },
  },
  de: {
    'tag-required': {
      message: 'Dieses Forum verlangt an jedem Beitrag einen Tag.',
      hint: 'Schalte in den Einstellungen des Forums die Pflicht zu Tags aus, oder nimm einen anderen Kanal.',
    },
    'full-of-threads': {
      message: 'Dieser Server hat so viele offene Threads, wie Discord erlaubt.',
      hint: 'Schließe oder archiviere erledigte Threads und versuch es noch einmal: was gepostet ist, bleibt, der Rest folgt.',
    },
    'thread-locked': {
      message: 'Dieser Thread ist gesperrt.',
      hint: 'Entsperre ihn, oder gib mir „Threads verwalten“, und versuch es noch einmal.',
    },
    'file-too-large': {
      message: 'Discord nimmt hier keine Datei dieser Größe an.',
      hint: 'Verkleinere die Datei und versuch es noch einmal.',
    },
  },
  es: {
    'tag-required': {
      message: 'Este foro pide una etiqueta en cada publicación.',
      hint: 'Desactiva en los ajustes del foro la obligación de elegir etiquetas, o elige otro canal.',
    },
    'full-of-threads': {
      message: 'Este servidor tiene tantos hilos abiertos como Discord permite.',
      hint: 'Cierra o archiva los que ya terminaron e inténtalo de nuevo: lo publicado se queda, lo demás llega después.',
    },
    'thread-locked': {
      message: 'Este hilo está bloqueado.',
      hint: 'Desbloquéalo, o dame «Gestionar hilos», e inténtalo de nuevo.',
    },
    'file-too-large': {
      message: 'Discord no acepta aquí un archivo de este tamaño.',
      hint: 'Haz el archivo más pequeño e inténtalo de nuevo.',
    },
  },
  fr: {
    'tag-required': {
      message: 'Ce forum demande une étiquette sur chaque publication.',
      hint: 'Désactivez dans les paramètres du forum l’obligation de choisir des étiquettes, ou prenez un autre salon.',
    },
    'full-of-threads': {
      message: 'Ce serveur a autant de fils ouverts que Discord le permet.',
      hint: 'Fermez ou archivez ceux qui sont finis, puis réessayez : ce qui est publié reste, la suite vient.',
    },
    'thread-locked': {
      message: 'Ce fil est verrouillé.',
      hint: 'Déverrouillez-le, ou donnez-moi « Gérer les fils », puis réessayez.',
    },
    'file-too-large': {
      message: 'Discord n’accepte pas ici de fichier de cette taille.',
      hint: 'Réduisez le fichier et réessayez.',
    },
  },
  ja: {
    'tag-required': {
      message: 'このフォーラムでは、どの投稿にもタグが必要です。',
      hint: 'フォーラムの設定でタグの必須をオフにするか、別のチャンネルを選んでください。',
    },
    'full-of-threads': {
      message: 'このサーバーでは、開いているスレッドが Discord の上限に達しています。',
      hint: '終わったスレッドを閉じるかアーカイブして、もう一度お試しください。投稿済みのものは残り、続きから進みます。',
    },
    'thread-locked': {
      message: 'このスレッドはロックされています。',
      hint: 'ロックを外すか、「スレッドの管理」の権限をいただいてから、もう一度お試しください。',
    },
    'file-too-large': {
      message: 'この大きさのファイルは、ここでは Discord に受け付けられません。',
      hint: 'ファイルを小さくして、もう一度お試しください。',
    },
  },
  ko: {
    'tag-required': {
      message: '이 포럼은 모든 게시물에 태그를 요구해요.',
      hint: '포럼 설정에서 태그 필수를 끄거나, 다른 채널을 고르세요.',
    },
    'full-of-threads': {
      message: '이 서버의 열린 스레드가 Discord의 한도에 이르렀어요.',
      hint: '끝난 스레드를 닫거나 보관한 뒤 다시 해 보세요. 올라간 것은 그대로 있고 나머지가 이어져요.',
    },
    'thread-locked': {
      message: '이 스레드는 잠겨 있어요.',
      hint: '잠금을 풀거나 저에게 “스레드 관리” 권한을 준 뒤 다시 해 보세요.',
    },
    'file-too-large': {
      message: 'Discord가 여기서는 이 크기의 파일을 받지 않아요.',
      hint: '파일을 줄인 뒤 다시 해 보세요.',
    },
  },
};
