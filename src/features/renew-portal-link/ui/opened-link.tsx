import { endingOf } from '@/entities/portal-link'
import { Loaded, type LoadedProps } from '@/shared/ui/loaded'
import { LinkEnded, type LinkTarget } from './link-ended'

type OpenedLinkProps<Data> = LoadedProps<Data> & { token: string; to: LinkTarget }

/** What a link opens, or how it has ended and the way to a new one. */
export function OpenedLink<Data>({ token, to, ...loaded }: OpenedLinkProps<Data>) {
  const ending = endingOf(loaded.query.error)
  return ending ? <LinkEnded to={to} token={token} ending={ending} /> : <Loaded {...loaded} />
}
