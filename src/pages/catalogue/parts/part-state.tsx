import type { CataloguePart } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { cataloguePartsText } from './text'

/** Whether a part is sold, and what replaces it. */
export function usePartState(): (part: CataloguePart) => { status: Status; label: string } {
  const t = useText(cataloguePartsText)
  return ({ is_active, superseded_by }) => {
    if (!is_active) return { status: 'idle', label: t('not_sold') }
    if (superseded_by) return { status: 'attention', label: t('replacedBy', { number: superseded_by.part_number }) }
    return { status: 'done', label: t('sold') }
  }
}

export function PartState({ part }: { part: CataloguePart }) {
  return <StatusBadge {...usePartState()(part)} />
}
