import { Building2 } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { dealershipChoiceText } from '../text'

/** In place of a page's content, until a super user has chosen a dealership. */
export function NoDealershipChosen() {
  const t = useText(dealershipChoiceText)
  return (
    <EmptyState title={t('title')} icon={Building2}>
      {t('choose')}
    </EmptyState>
  )
}
