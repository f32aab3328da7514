import { type Sources, screenFiles } from './screen-files'

/** A dealership's staff, or the people of a customer, with or without an account. */
export type Side = 'dealership' | 'customer'

/** Parts of screens that both sides may open, by file, with the only side that is shown the part. */
export type ShownTo = Readonly<Record<string, Side>>

const both = ['dealership', 'customer'] as const

const sidesOfGuard: Readonly<Record<string, readonly Side[]>> = {
  'signed-in': both,
  'org-admin': both,
  'dealership-staff': ['dealership'],
  'dealership-admin': ['dealership'],
  'super-user': [],
  // Links are for customers.
  public: ['customer'],
}

const isRoute = (file: string) => file.endsWith('/route.ts')
const isSignIn = (file: string) => file.startsWith('src/pages/auth/')

function opensTo(side: Side, route: string, sources: Sources): boolean {
  const [, guard = ''] = /guard: '([\w-]+)'/.exec(sources[route] ?? '') ?? []
  return isSignIn(route) || sidesOfGuard[guard]?.includes(side) === true
}

/** Which sides read a file: those who may open a screen that it is a part of, unless it is shown to one side only. */
export function readersOf(sources: Sources, shownTo: ShownTo): (file: string) => Side[] {
  const reachedFrom = screenFiles(sources)
  const files = Object.keys(sources)
  const frame = files.filter((file) => file.startsWith('src/app/'))
  const readBy = (side: Side) => {
    const isOfOther = (file: string) => shownTo[file] !== undefined && shownTo[file] !== side
    const routes = files.filter((file) => isRoute(file) && opensTo(side, file, sources))
    return new Set([
      ...reachedFrom(routes, isOfOther),
      // The frame around the screens imports every route, whoever may open it.
      ...reachedFrom(frame, (file) => isRoute(file) || isOfOther(file)),
    ])
  }
  const read = { dealership: readBy('dealership'), customer: readBy('customer') }
  return (file) => both.filter((side) => read[side].has(file))
}
