import { useSerialRange } from '@/entities/machine'
import { type Manual, manualText } from '@/entities/manual'
import { formatFileSize } from '@/shared/lib/file-size'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { manualListText } from '../text'

/** What the manual is: kind, pages, years, serial numbers, size and when it came. */
export function ManualFacts({ manual }: { manual: Manual }) {
  const t = useText(manualListText)
  const words = useText(manualText)
  const language = useLanguage()
  const ago = useRelativeTime()
  const range = useSerialRange()({ from: manual.serial_number_start, to: manual.serial_number_end })
  const facts = [
    words(manual.kind),
    manual.pages ? words('pages', { count: manual.pages }) : undefined,
    manual.machine_years,
    range && t('serials', { range }),
    formatFileSize(manual.size, language),
    t('uploadedAt', { when: ago(manual.uploaded_at) }),
  ].filter(Boolean)
  return (
    // The dot before the first fact of each line is moved out of sight.
    <div className="overflow-hidden">
      <ul className="figures -ml-4 flex flex-wrap text-sm text-ink-muted">
        {facts.map((fact) => (
          <li key={fact} className="before:inline-block before:w-4 before:text-center before:content-['·']">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
