import { useText } from '@/shared/lib/i18n'
import type { TelematicsSource } from '../telematics-source'
import { telematicsSourceText } from '../text'

/** What came of reading an endpoint the last time, as a line. */
export function SourceOutcome({ outcome }: { outcome: NonNullable<TelematicsSource['last_outcome']> }) {
  const t = useText(telematicsSourceText)
  const { failure, applied, unchanged, refused, unknown } = outcome
  return (
    <>
      {failure && <p className="text-danger-ink">{failure}</p>}
      {(!failure || applied + unchanged + refused + unknown > 0) && (
        <p className="figures">{t('counts', { applied, unchanged, refused, unknown })}</p>
      )}
    </>
  )
}
