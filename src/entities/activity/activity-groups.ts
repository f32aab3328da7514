import type { Activity } from './activity'

/** Events of which several read the same: an order or a message has its own line, a manual hardly needs one. */
const alike = ['machine_assigned', 'manual_ready', 'manual_failed'] as const

export type AlikeEvent = (typeof alike)[number]

/** Which of these kinds an event is; undefined where it has its own line. */
export const alikeEvent = ({ event }: Pick<Activity, 'event'>): AlikeEvent | undefined =>
  alike.find((kind) => kind === event)

/**
 * Joins events of the same kind and age that follow one another.
 *
 * @param ageOf how long ago an event was, as it is shown
 */
export function groupAlike(
  activities: readonly Activity[],
  ageOf: (timestamp: string) => string,
): [Activity, ...Activity[]][] {
  const groups: [Activity, ...Activity[]][] = []
  for (const activity of activities) {
    const group = groups.at(-1)
    const first = group?.[0]
    const isLike =
      first?.event === activity.event && alikeEvent(activity) && ageOf(first.timestamp) === ageOf(activity.timestamp)
    if (group && isLike) group.push(activity)
    else groups.push([activity])
  }
  return groups
}
