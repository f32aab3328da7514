import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CataloguePart, catalogueQueries, PartThumbnail } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { OFFERED } from '../model/use-options'
import { useSearchText } from '../model/use-search-text'
import { pickPartText } from '../text'
import { type PickerFieldProps, SearchPicker } from './search-picker'

type PartPickerProps = PickerFieldProps & {
  catalogueId: string
  /** The customer whose prices are shown; null for those of the catalogue. A customer always sees their own. */
  operatorId: string | null
  /** Called for each part that is picked; the field is then empty for the next one. */
  onPick: (part: CataloguePart) => void
}

/** Finds parts that are sold by number or words, with price and stock beside each. */
export function PartPicker({ catalogueId, operatorId, onPick, ...field }: PartPickerProps) {
  const t = useText(pickPartText)
  const [typed, setTyped] = useState('')
  const { search, isSettled } = useSearchText(typed)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...catalogueQueries.parts(catalogueId, {
      search,
      active: true,
      limit: OFFERED,
      ...(operatorId && { operator_id: operatorId }),
    }),
    enabled: search !== '',
  })
  return (
    <SearchPicker
      {...field}
      placeholder={t('partHint')}
      listLabel={t('parts')}
      typed={typed}
      onType={setTyped}
      found={data && isSettled && !isPlaceholderData ? { search, items: data.items } : undefined}
      failure={error ? { message: error.message, retry: () => void refetch() } : undefined}
      onPick={onPick}
      renderOption={(part) => <PartOption part={part} />}
    />
  )
}

function PartOption({ part }: { part: CataloguePart }) {
  const t = useText(pickPartText)
  const money = useMoney()
  return (
    <>
      <PartThumbnail name={part.description || part.part_number} picture={part.pictures[0]} size="sm" />
      <span className="min-w-0 grow">
        <span className="figures block truncate font-semibold">{part.part_number}</span>
        <span className="block truncate text-sm text-ink-muted">
          {part.superseded_by ? t('replacedBy', { number: part.superseded_by.part_number }) : part.description}
        </span>
      </span>
      <span className="figures shrink-0 text-right text-sm">
        <span className="block">{part.cost ? money(part.cost) : t('noPrice')}</span>
        <span className="block text-ink-muted">
          {part.available > 0 ? t('available', { count: part.available }) : t('notAvailable')}
        </span>
      </span>
    </>
  )
}
