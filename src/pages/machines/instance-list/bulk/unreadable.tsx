import { instanceTitle, type MachineInstance } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { bulkText } from './text'

/** Names the selected machines whose tasks could not be read, if there are any. */
export function Unreadable({ instances }: { instances: readonly MachineInstance[] }) {
  const t = useText(bulkText)
  if (instances.length === 0) return null
  return (
    <Callout tone="warning" title={t('unreadable', { count: instances.length })} announce>
      <p>{t('unreadableHelp')}</p>
      <ul className="list-disc pl-5">
        {instances.map((instance) => (
          <li key={instance.id}>{instanceTitle(instance)}</li>
        ))}
      </ul>
    </Callout>
  )
}
