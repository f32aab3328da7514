import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { placeInList, returnToRow, useReturnByHistory } from '@/shared/lib/list-walk'
import { IconButton } from '../icon-button'
import { Keyed } from '../keyed'
import { uiText } from '../text'
import { BackLink } from './back-link'

type RecordNavProps = {
  /** The list's. */
  path: string
  id: string
  /** Called with the search that the list had. */
  onBack: (search: object) => void
  /** Opens another record of the list. */
  onGo: (id: string) => void
  /** The name of the list. */
  children: ReactNode
}

/** The way from a record back to its row in the list, and to its neighbours there; for `back` of the page's header. */
export function RecordNav({ path, id, onBack, onGo, children }: RecordNavProps) {
  const t = useText(uiText)
  const { search, previous, next } = placeInList(path, id)
  useReturnByHistory(path, id)
  const back = () => {
    returnToRow(path, id)
    onBack(search)
  }
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Keyed by="backToList">
        <BackLink href={path} onBack={back}>
          {children}
        </BackLink>
      </Keyed>
      {previous && (
        <Keyed by="previousRecord">
          <IconButton size="sm" label={t('previous')} icon={<ChevronUp aria-hidden />} onClick={() => onGo(previous)} />
        </Keyed>
      )}
      {next && (
        <Keyed by="nextRecord">
          <IconButton size="sm" label={t('next')} icon={<ChevronDown aria-hidden />} onClick={() => onGo(next)} />
        </Keyed>
      )}
    </div>
  )
}
