import type { App } from '../../app/app.js';
import { cancelPlan, planPosting } from '../../app/planning.js';
import { loaded } from '../../app/sessions.js';
import { zoneOf } from '../../app/timed/zone-of.js';
import { UserError } from '../../core/errors.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { planningTexts } from '../../render/catalogue/planning/planning-texts.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import { cancelledMessage, planModal, plannedMessage } from '../../render/discord/planning-message.js';
import type { Answer, Handler, Invocation, Modal } from '../command.js';
import { requireHost } from '../who-may.js';

/** *Post at …* under a preview: a modal, and what is planned with the ways to change it. */
export const laterHandlers: readonly Handler[] = [
  { door: 'component', name: 'post-at', acknowledge: 'modal', open: openPlan },
  { door: 'modal', name: 'post-at', acknowledge: 'update', run: plan },
  { door: 'component', name: 'post-never', acknowledge: 'update', run: cancel },
];

function openPlan({ caller, args }: Invocation, app: App): Modal {
  const [session = '', channel = ''] = args;
  const record = app.memory.session(caller.server, session);
  if (!record) throw new UserError((language) => wrapTexts[language].notPosted);
  requireHost(app, caller, record.session);
  const when = record.document.opens ?? '';
  return planModal({ session, channel, when, zone: zoneOf(app, record) }, speaking(caller.locale));
}

async function plan({ caller, args, fields }: Invocation, app: App): Promise<Answer> {
  const [id = '', channel = ''] = args;
  const { session, document } = await loaded(app, caller.server, id);
  requireHost(app, caller, session);
  const zone = zoneOf(app, { session, document });
  const daily = fields.get('pace')?.[0] === 'daily';
  const when = fields.get('when')?.[0]?.trim() ?? '';
  const at = await planPosting(app, caller.server, id, { channel, when, daily }, zone);
  return plannedMessage(session, { at, channel, zone, daily }, speaking(caller.locale));
}

async function cancel({ caller, args }: Invocation, app: App): Promise<Answer> {
  const { session } = await loaded(app, caller.server, args[0] ?? '');
  requireHost(app, caller, session);
  await cancelPlan(app, caller.server, session.id);
  return cancelledMessage(session, speaking(caller.locale));
}

function speaking(locale: string) {
  return planningTexts[languageOf(locale)];
}
