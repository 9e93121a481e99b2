import type { BodyOf } from '@board/generated/calls'
import { type Actor, isCitizen, isInstitution, isSignedIn } from '../../platform/actor.ts'
import type { Visit } from '../../platform/deps/footprints.ts'

type TrackEvent = BodyOf<'addTrack'>['events'][number]

/** Returns the kind of reader of a page: a visitor, an organization's account, or another account. Specification 3. */
function appTypeOf(actor: Actor): 'pc' | 'pc_g' | 'pc_c' {
  if (!isSignedIn(actor)) return 'pc'
  return isInstitution(actor) ? 'pc_g' : 'pc_c'
}

/** Milliseconds by which the clock of a device may differ before ours is believed. */
const tolerance = 86_400_000

/**
 * Turns an event into its stored row. The person is taken from the session, whatever the event says. Specification 3, 9.
 * @param platform where the page was shown
 */
export function visitOf(event: TrackEvent, actor: Actor, platform: string, now: Date): Visit {
  const at = event.at === undefined ? now : new Date(event.at * 1000)
  return {
    at: Math.abs(at.getTime() - now.getTime()) > tolerance ? now : at,
    topic: event.topic,
    action_id: event.action_id,
    app_type: appTypeOf(actor),
    platform,
    session_id: event.session_id,
    step: event.step ?? 1,
    page_id: event.page_id,
    ref_page_id: event.ref_page_id ?? null,
    tab: event.tab ?? '',
    channel: event.channel ?? '',
    account_uid: actor.accountId,
    user_type: isCitizen(actor) ? (actor.kind === 'legal' ? 1 : 0) : null,
    owner_id: event.owner_id ?? '',
    extra_info: event.extra_info ?? ''
  }
}
