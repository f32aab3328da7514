import type { ServiceKit } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { machineDetailsText } from '../text'

/** Somebody else has changed the kit meanwhile: what it is like now, to be replaced or to be taken instead. */
export function ChangedKit({ kit, onLoad }: { kit: ServiceKit; onLoad: () => void }) {
  const t = useText(machineDetailsText)
  const { name, interval_hours: hours, parts } = kit
  return (
    <Callout
      tone="warning"
      title={t('changedKitTitle')}
      actions={
        <Button size="sm" onClick={onLoad}>
          {t('loadTheirs')}
        </Button>
      }
      announce
    >
      <p>
        {hours === null ? t('savedWithoutInterval', { name }) : t('savedAs', { name, hours })}{' '}
        {parts.map(({ quantity, part_number }) => `${quantity} × ${part_number}`).join(', ')}
      </p>
      <p>{t('changedKitHelp')}</p>
    </Callout>
  )
}
