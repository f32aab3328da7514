import type { CataloguePart } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { cataloguePartsText } from '../text'
import type { Meanwhile } from './use-part-form'

/** What somebody else has changed of the part since it was opened: to be replaced, or to be taken instead. */
export function ChangedPart({ before, now, onLoad }: Meanwhile & { onLoad: () => void }) {
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
        {changes.map(({ label, value }) => (
          <li key={label}>{value ? t('changedTo', { label, value }) : t('emptied', { label })}</li>
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
  return (part: CataloguePart) => [
    { label: t('number'), value: part.part_number },
    { label: t('description'), value: part.description },
    { label: t('manufacturer'), value: part.manufacturer },
    { label: t('unit'), value: part.unit },
    { label: t('price'), value: amount(part.cost) },
    { label: t('coreCharge'), value: amount(part.core_charge) },
    { label: t('packSize'), value: String(part.pack_size) },
    { label: t('minQuantity'), value: String(part.min_quantity) },
    { label: t('state'), value: t(part.is_active ? 'sold' : 'not_sold') },
    { label: t('successor'), value: part.superseded_by?.part_number ?? '' },
    { label: t('reason'), value: part.supersession_reason },
  ]
}
