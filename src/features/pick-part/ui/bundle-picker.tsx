import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CatalogueBundle, catalogueQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { OFFERED } from '../model/use-options'
import { useSearchText } from '../model/use-search-text'
import { pickPartText } from '../text'
import { type PickerFieldProps, SearchPicker } from './search-picker'

type BundlePickerProps = PickerFieldProps & {
  catalogueId: string
  /** The customer whose prices are shown; null for those of the catalogue. A customer always sees their own. */
  operatorId: string | null
  onPick: (bundle: CatalogueBundle) => void
}

/** Finds bundles that are sold by their name. */
export function BundlePicker({ catalogueId, operatorId, onPick, ...field }: BundlePickerProps) {
  const t = useText(pickPartText)
  const money = useMoney()
  const [typed, setTyped] = useState('')
  const { search, isSettled } = useSearchText(typed)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...catalogueQueries.bundles(catalogueId, {
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
      placeholder={t('bundleHint')}
      listLabel={t('bundles')}
      typed={typed}
      onType={setTyped}
      found={data && isSettled && !isPlaceholderData ? { search, items: data.items } : undefined}
      failure={error ? { message: error.message, retry: () => void refetch() } : undefined}
      onPick={onPick}
      renderOption={(bundle) => (
        <>
          <span className="min-w-0 grow">
            <span className="block truncate font-semibold">{bundle.name}</span>
            <span className="block truncate text-sm text-ink-muted">{bundle.description}</span>
          </span>
          <span className="figures shrink-0 text-sm">{bundle.cost ? money(bundle.cost) : t('noPrice')}</span>
        </>
      )}
    />
  )
}
