import type { CatalogueBundle } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { contentsOf } from '../contents'
import { catalogueBundlesText } from '../text'
import type { BundleValues } from './bundle-values'
import type { Meanwhile } from './use-bundle-form'

/** What somebody else has changed of the bundle since it was opened, and what of it would be replaced. */
export function ChangedBundle({ before, now, typedFields, onLoad }: Meanwhile & { onLoad: () => void }) {
  const t = useText(catalogueBundlesText)
  const money = useMoney()
  const written = (bundle: CatalogueBundle): { field: keyof BundleValues; label: string; value: string }[] => [
    { field: 'name', label: t('name'), value: bundle.name },
    { field: 'description', label: t('description'), value: bundle.description },
    { field: 'own_cost', label: t('price'), value: bundle.own_cost ? money(bundle.own_cost) : t('sumOfParts') },
    { field: 'is_active', label: t('state'), value: t(bundle.is_active ? 'sold' : 'not_sold') },
    { field: 'parts', label: t('parts'), value: contentsOf(bundle) },
  ]
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
