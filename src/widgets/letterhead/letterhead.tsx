import type { components } from '#contract/platform'
import { AddressLines } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { letterheadText } from './text'

type Schemas = components['schemas']

/** Whose paper something is printed on and to whom it is addressed; only on paper. */
export function Letterhead({ letterhead: { logo, seller, customer } }: { letterhead: Schemas['Letterhead'] }) {
  const t = useText(letterheadText)
  return (
    <div data-testid="letterhead" className="mb-6 hidden grid-cols-2 items-start gap-6 print:grid">
      <div>
        {logo && <img src={logo} alt="" className="mb-2 max-h-16 max-w-40 object-contain object-left" />}
        <Party party={seller} />
      </div>
      <div>
        <p className="text-sm text-ink-muted">{t('for')}</p>
        <Party party={customer} />
      </div>
    </div>
  )
}

function Party({ party: { name, phone_number: phone, address } }: { party: Schemas['LetterheadParty'] }) {
  return (
    <>
      <p className="font-semibold">{name}</p>
      {address && <AddressLines address={address} />}
      {phone && !address?.phone_number && <p>{phone}</p>}
    </>
  )
}
