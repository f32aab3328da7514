import type { CatalogueBundle } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { contentsOf } from '../contents'
import { catalogueBundlesText } from '../text'
import type { Meanwhile } from './use-bundle-form'

/** What somebody else has changed of the bundle since it was opened: to be replaced, or to be taken instead. */
export function ChangedBundle({ before, now, onLoad }: Meanwhile & { onLoad: () => void }) {
  const t = useText(catalogueBundlesText)
  const money = useMoney()
  const written = (bundle: CatalogueBundle) => [
    { label: t('name'), value: bundle.name },
    { label: t('description'), value: bundle.description },
    { label: t('price'), value: bundle.own_cost ? money(bundle.own_cost) : t('sumOfParts') },
    { label: t('state'), value: t(bundle.is_active ? 'sold' : 'not_sold') },
    { label: t('parts'), value: contentsOf(bundle) },
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
        {changes.map(({ label, value }) => (
          <li key={label}>{value ? t('changedTo', { label, value }) : t('emptied', { label })}</li>
        ))}
      </ul>
      <p>{t('changedHelp')}</p>
    </Callout>
  )
}
