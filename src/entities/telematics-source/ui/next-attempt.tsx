import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import type { TelematicsSource } from '../telematics-source'
import { telematicsSourceText } from '../text'

/** When an endpoint that failed is tried again; nothing for one that is read as planned. */
export function NextAttempt({ circuit }: Pick<TelematicsSource, 'circuit'>) {
  const t = useText(telematicsSourceText)
  const dateTime = useDateTime()
  const { state, failures, next_attempt_at } = circuit
  if (failures === 0 || next_attempt_at === null) return null
  const when = dateTime(next_attempt_at)
  return <p>{state === 'closed' ? t('nextAttempt', { when }) : t('suspendedAfter', { failures, when })}</p>
}
