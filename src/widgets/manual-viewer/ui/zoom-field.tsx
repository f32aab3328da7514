import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { type Zoom, zooms } from '../model/zoom'
import { manualViewerText } from '../text'

/** How large a page is shown. */
export function ZoomField({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const t = useText(manualViewerText)
  const offered = zooms.includes(zoom) ? zooms : [...zooms, zoom]
  return (
    <SelectField
      label={t('zoom')}
      hideLabel
      value={String(zoom)}
      onChange={({ target: { value } }) => onZoom(zooms.find((one) => String(one) === value) ?? zoom)}
      options={offered.map((one) => ({
        value: String(one),
        label: one === 'fit' ? t('fitWidth') : `${Math.round(one * 100)}%`,
      }))}
      className="ml-auto w-28"
    />
  )
}
