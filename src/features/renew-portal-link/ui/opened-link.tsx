import { endingOf } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Loaded, type LoadedProps } from '@/shared/ui/loaded'
import { renewPortalLinkText } from '../text'
import { DealershipOfToken } from './dealership-of-token'
import { LinkEnded, type LinkTarget } from './link-ended'

type OpenedLinkProps<Data> = LoadedProps<Data> & {
  /** Empty for those who came without a link. */
  token: string
  to: LinkTarget
}

/** What a link opens, with the dealership that gave it out, or how it has ended and the way to a new one. */
export function OpenedLink<Data>({ token, to, ...loaded }: OpenedLinkProps<Data>) {
  const t = useText(renewPortalLinkText)
  const ending = endingOf(loaded.query.error)
  if (ending) return <LinkEnded to={to} token={token} ending={ending} />
  return (
    <>
      <Loaded {...loaded} />
      {token !== '' && loaded.query.data !== undefined && <DealershipOfToken token={token} role={t('dealership')} />}
    </>
  )
}
