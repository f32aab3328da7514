import type { CataloguePart } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { cataloguePartsText } from '../text'
import type { PartValues } from './part-values'
import type { Meanwhile } from './use-part-form'

/** What somebody else has changed of the part since it was opened, and what of it would be replaced. */
export function ChangedPart({ before, now, typedFields, onLoad }: Meanwhile & { onLoad: () => void }) {
  const t = useText(cataloguePartsText)
  const written = usePartFacts()
  const earlier = written(before)
  const changes = written(now).filter(({ value }, index) => value !== earlier[index]?.value)
  return (
    <Callout
      tone="warning"
      title={t('changedTitle')}
      actions={
        <Button size="sm" onClick={onLoad}>
          {t('loadTheirs')}
        </Button>
      }
      announce
    >
      <ul className="list-disc pl-5">
        {changes.map(({ field, label, value }) => (
          <li key={field}>
            {value ? t('changedTo', { label, value }) : t('emptied', { label })}
            {typedFields.includes(field) && ` · ${t('yoursReplaces')}`}
          </li>
        ))}
      </ul>
      <p>{t('changedHelp')}</p>
    </Callout>
  )
}

/** The facts of a part in words, in the order of the form. */
function usePartFacts() {
  const t = useText(cataloguePartsText)
  const money = useMoney()
  const amount = (cost: CataloguePart['cost']) => (cost ? money(cost) : '')
  return (part: CataloguePart): { field: keyof PartValues; label: string; value: string }[] => [
    { field: 'part_number', label: t('number'), value: part.part_number },
    { field: 'description', label: t('description'), value: part.description },
    { field: 'manufacturer', label: t('manufacturer'), value: part.manufacturer },
    { field: 'unit', label: t('unit'), value: part.unit },
    { field: 'cost', label: t('price'), value: amount(part.cost) },
    { field: 'core_charge', label: t('coreCharge'), value: amount(part.core_charge) },
    { field: 'pack_size', label: t('packSize'), value: String(part.pack_size) },
    { field: 'min_quantity', label: t('minQuantity'), value: String(part.min_quantity) },
    { field: 'is_active', label: t('state'), value: t(part.is_active ? 'sold' : 'not_sold') },
    { field: 'superseded_by_id', label: t('successor'), value: part.superseded_by?.part_number ?? '' },
    { field: 'supersession_reason', label: t('reason'), value: part.supersession_reason },
  ]
}
