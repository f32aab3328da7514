import { type Link, LinkStatusBadge } from '@/entities/organization'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { addressesText } from '../text'
import { LinkActions } from './link-actions'

type LinkRowProps = {
  link: Link
  /** Whether the reader is of the dealership. */
  ofDealership: boolean
}

/** The other side, the status of the link since when, and the possible answers. */
export function LinkRow({ link, ofDealership }: LinkRowProps) {
  const t = useText(addressesText)
  const dateOf = useDate()
  const name = nameOf(link, ofDealership)
  const date = dateOf(link.answered_at ?? link.created_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <LinkStatusBadge status={link.status} />
        </span>
        <span className="text-sm text-ink-muted">{t(wordsFor(link), { date })}</span>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <LinkActions link={link} name={name} ofDealership={ofDealership} />
      </div>
    </li>
  )
}

/** An operator that has not answered is known to the dealership by the e-mail that it asked. */
function nameOf({ dealership, operator, email }: Link, ofDealership: boolean): string {
  return ofDealership ? (operator?.name ?? email ?? '') : dealership.name
}

function wordsFor({ status, can_answer }: Link) {
  if (status === 'ACTIVE') return 'since'
  if (status !== 'PENDING') return 'answeredOn'
  return can_answer ? 'asksToServeForOperator' : 'askedOn'
}
