import type { Named } from '../names/name-keys'
import type { Subject } from '../record-question'

/** A machine's own name rules out its kind, which people say with it; "the digger at the pond" is both. */
export function subjectsOf(names: readonly Named[]): Subject[] {
  const organizations = names.filter(({ rank }) => rank === 'organization').map(({ subject }) => subject)
  const places = names.filter(({ rank }) => rank === 'place').map(({ subject }) => subject)
  for (const rank of ['machine', 'model', 'kind'] as const) {
    const found = names.filter((name) => name.rank === rank).map(({ subject }) => subject)
    const there = rank === 'machine' ? found : found.map((subject) => within(subject, places))
    if (found.length > 0) return [...organizations, ...(there.some(hasMachines) ? there.filter(hasMachines) : found)]
  }
  return [...organizations, ...places]
}

const within = (subject: Subject, places: readonly Subject[]): Subject =>
  places.length === 0
    ? subject
    : {
        ...subject,
        instanceIds: subject.instanceIds?.filter((id) => places.some((one) => one.instanceIds?.includes(id))),
      }

const hasMachines = ({ instanceIds }: Subject): boolean => instanceIds !== undefined && instanceIds.length > 0
