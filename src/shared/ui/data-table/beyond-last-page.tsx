import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { EmptyState } from '../empty-state'
import { uiText } from '../text'

type BeyondLastPageProps = { page: number; last: number; onPage: (page: number) => void }

/** A page that the list does not reach, such as one of an old address: offers the way back to the last one. */
export function BeyondLastPage({ page, last, onPage }: BeyondLastPageProps) {
  const t = useText(uiText)
  const locale = useLocale()
  const number = (value: number) => numberFormat(locale, {}).format(value)
  return (
    <EmptyState
      title={t('beyondLastPage', { page: number(page) })}
      action={<Button onClick={() => onPage(last)}>{t('lastPage', { page: number(last) })}</Button>}
    />
  )
}
