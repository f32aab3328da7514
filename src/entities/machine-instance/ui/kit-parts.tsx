import { useText } from '@/shared/lib/i18n'
import { machineInstanceText } from '../text'

type KitPartsProps = {
  /** What a kit is to whoever fetches it: without its prices. */
  kit: { name: string; parts: readonly { part_number: string; description: string; quantity: number }[] }
}

/** A service kit with its parts, as one ticks them off at the shelf. */
export function KitParts({ kit: { name, parts } }: KitPartsProps) {
  const t = useText(machineInstanceText)
  return (
    <>
      <p className="font-semibold">{t('kit', { name })}</p>
      <ul aria-label={t('kitParts', { name })} className="grid gap-2">
        {parts.map(({ part_number: number, description, quantity }) => (
          <li key={number} className="grid grid-cols-[minmax(48px,auto)_minmax(0,1fr)] gap-2">
            <span className="figures text-right font-semibold">{quantity} ×</span>
            <span>
              <span className="figures font-semibold">{number}</span> {description}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
