import type { ChosenMachine } from '@/entities/machine'
import { useLiveManuals } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

/** The machine, the serial number that is asked about, and how many of its manuals can answer. */
export function ManualsAbout({ machine }: { machine: ChosenMachine }) {
  const { id, model, name, serial_number, instance } = machine
  const t = useText(conversationText)
  const { data } = useLiveManuals(id)
  const ready = data?.items.filter(({ status }) => status === 'READY').length
  const count = data?.items.length ?? 0
  return (
    <>
      {instance?.name.trim() ? `${instance.name.trim()} · ${model || name}` : name}
      {serial_number && <span className="figures"> · {serial_number}</span>}
      {ready !== undefined && (
        <> · {ready === count ? t('manualsReady', { count }) : t('manualsPartlyReady', { ready, count })}</>
      )}
    </>
  )
}
