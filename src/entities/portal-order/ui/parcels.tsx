import { useText } from '@/shared/lib/i18n'
import type { OrderOfLink } from '../portal-order'
import { portalOrderText } from '../text'

type Parcel = OrderOfLink['parcels'][number]

type ParcelsProps = {
  order: Pick<OrderOfLink, 'parcels'>
  /** Where only a few have room; it is said how many more there are. */
  most?: number
  /** Without links, inside of one. */
  isText?: boolean
}

/** By which carrier and number the parcels of an order are followed, as links where the carrier's page is known. */
export function Parcels({ order: { parcels }, most = parcels.length, isText = false }: ParcelsProps) {
  const t = useText(portalOrderText)
  const more = parcels.length - most
  if (parcels.length === 0) return null
  return (
    <span className="figures flex flex-wrap gap-x-3 text-sm wrap-anywhere">
      {parcels.slice(0, most).map((parcel) => (
        <Followed key={parcel.number} parcel={parcel} isText={isText} />
      ))}
      {more > 0 && <span>{t('moreParcels', { count: more })}</span>}
    </span>
  )
}

function Followed({ parcel, isText }: { parcel: Parcel; isText: boolean }) {
  const t = useText(portalOrderText)
  const words = trackingOf(parcel) || t('track', { number: String(parcel.number) })
  if (parcel.link === '' || isText) return <span>{words}</span>
  return (
    <a href={parcel.link} target="_blank" rel="noreferrer" className="text-link underline">
      {words}
    </a>
  )
}

/** Carrier and number, as they are printed on the parcel. */
const trackingOf = ({ carrier, tracking_number: number }: Parcel): string => [carrier, number].filter(Boolean).join(' ')
