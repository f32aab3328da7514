import type { Database } from '../db/connection'

interface Place {
  label: string
  line1: string
  city: string
  postal_code: string
  /** The state of the United States, by default Montana. */
  region?: string
}

const details: { name: string; description: string; phone_number: string; places: Place[] }[] = [
  {
    name: 'Northfield Equipment',
    description: 'Sells and serves earth-moving and forestry machines.',
    phone_number: '+1 406 555 0100',
    places: [{ label: 'Branch and workshop', line1: '200 Depot Street', city: 'Butte', postal_code: '59701' }],
  },
  {
    name: 'Ridgeline Quarry',
    description: 'Limestone and gravel.',
    phone_number: '+1 406 555 0133',
    places: [
      { label: 'Quarry', line1: '12 Quarry Road', city: 'Butte', postal_code: '59701' },
      { label: 'Office', line1: '8 Granite Avenue', city: 'Helena', postal_code: '59601' },
    ],
  },
  {
    name: 'Tall Pines Forestry',
    description: 'Thinning and transport of timber.',
    phone_number: '+1 406 555 0177',
    places: [
      { label: 'Camp', line1: '5 Timber Lane', city: 'Libby', postal_code: '59923' },
      { label: 'Landing', line1: '40 Placer Creek Road', city: 'Wallace', postal_code: '83873', region: 'ID' },
    ],
  },
]

/** Adds the profiles and addresses of the demonstration's organizations; the first address is the default. */
export async function seedOrganizations(trx: Database): Promise<void> {
  for (const { name, places, ...columns } of details) {
    const { id } = await trx
      .updateTable('organization')
      .set(columns)
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow()
    const addresses = places.map((place, index) => ({
      region: 'MT',
      ...place,
      organization_id: id,
      country: 'US',
      is_default: index === 0,
    }))
    await trx.insertInto('address').values(addresses).execute()
  }
}
