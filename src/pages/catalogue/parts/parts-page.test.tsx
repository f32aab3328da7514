import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogue, fuelFilter, oilFilter } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ownCatalogue, partsOf, priceBreaksOf } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { standInForPictures, takesPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CataloguePartsPage } from './parts-page'

let sent: unknown[] = []
const notSold = { ...fuelFilter, is_active: false }
const server = serveWith(
  noViews,
  ownCatalogue(),
  partsOf([oilFilter, notSold]),
  priceBreaksOf([{ min_quantity: 10, amount: 2200 }]),
  platformHttp.post('/catalogue-parts/', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(fuelFilter)
  }),
  platformHttp.put('/catalogue-parts/{id}', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    return response(200).json({ ...oilFilter, is_active: body.is_active ?? true })
  }),
  platformHttp.delete('/catalogue-parts/{id}', ({ params, response }) => {
    sent.push(params.id)
    return response(200).json({ outcome: 'deactivated' })
  }),
  platformHttp.put('/catalogues/{id}/parts/{partId}/price-breaks', async ({ request, params, response }) => {
    const { prices } = await request.json()
    sent.push(prices)
    return response(200).json({ part_id: params.partId, prices })
  }),
)

standInForPictures()

const show = (href = '/manage-catalogue') => {
  renderScreen(
    <AtAddress href={href}>
      <CataloguePartsPage />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
async function fill(label: string | RegExp, value: string) {
  const field = within(screen.getByRole('dialog')).getByLabelText(label)
  await userEvent.clear(field)
  if (value) await userEvent.type(field, value)
}

beforeEach(() => {
  sent = []
})

describe('the list of parts', () => {
  it('shows price and stock, and only what is sold if that is asked for', async () => {
    show()
    await screen.findByRole('button', { name: 'HX-310' })
    screen.getByText('$24.50')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'On sale')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'HX-310' })).toBeNull())
  })

  it('takes a part from sale, and reports when one that is in use was not deleted', async () => {
    show('/manage-catalogue?state=sold')
    await press('Actions for HX-250')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop selling' }))
    await screen.findByText('HX-250 is no longer sold')
    await press('Actions for HX-250')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await press('Delete part')
    await screen.findByText(/HX-250 is in use: it stays in the catalogue/)
    expect(sent).toEqual([{ version: 1, is_active: false }, oilFilter.id])
  })
})

describe('a part', () => {
  it('is added with its prices', async () => {
    show()
    await press('Add part')
    await fill('Part number', 'HX-310')
    await fill(/^Price \(USD\)/, '31,80')
    await fill('Pack size', '6')
    await press('Add price break')
    await fill('From quantity', '12')
    await fill('Unit price (USD)', '30')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add part' }))
    await screen.findByText('HX-310 saved')
    expect(sent).toMatchObject([
      { part_number: 'HX-310', cost: { amount: 3180, currency: catalogue.currency }, core_charge: null, pack_size: 6 },
      [{ min_quantity: 12, amount: 3000 }],
    ])
  })

  it('shows its pictures in the order that is saved with it', async () => {
    const shown = { ...oilFilter, pictures: [pictureN(1), pictureN(2)] }
    server.use(partsOf([shown]), ...takesPictures())
    show()
    await press('HX-250')
    await userEvent.upload(await screen.findByLabelText('Add pictures'), pictureFile('front.png'))
    await press('Move picture 2 up')
    await press('Save part')
    await screen.findByText('HX-250 saved')
    expect(sent).toMatchObject([{ version: 1, picture_ids: [pictureN(2).id, pictureN(1).id, pictureN(5).id] }])
  })

  it('is not saved with a picture that was not sent, and loses nothing', async () => {
    server.use(...takesPictures())
    show()
    await press('HX-250')
    await screen.findByRole('button', { name: 'Save part' })
    await fill(/^Description/, 'Oil filter')
    await userEvent.upload(screen.getByLabelText('Add pictures'), pictureFile('IMG_1.heic', 'image/heic'))
    await press('Save part')
    await screen.findByText('A picture was not sent. Send it again, or remove it.')
    expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Oil filter')
    expect(sent).toEqual([])
  })

  it('is not sent with amounts or quantities that are none', async () => {
    show()
    await press('Add part')
    await fill(/^Price \(USD\)/, 'cheap')
    await fill('Minimum quantity', '0')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add part' }))
    await screen.findByText('Enter the part number.')
    screen.getByText('Enter an amount, such as 125.50.')
    screen.getByText('Enter a whole number, 1 or more.')
    expect(sent).toEqual([])
  })

  it('that somebody else has changed shows what they did, and saved again replaces only what both changed', async () => {
    const cost = { amount: 2600, currency: 'USD' }
    const theirs = {
      ...oilFilter,
      version: 2,
      cost,
      is_active: false,
      manufacturer: 'Fleetguard',
      pictures: [pictureN(3)],
    }
    server.use(
      platformHttp.get('/catalogue-parts/{id}', ({ response }) => response(200).json(theirs)),
      platformHttp.put('/catalogue-parts/{id}', async ({ request, response }) => {
        const body = await request.json()
        sent.push(body)
        if (body.version === theirs.version) return response(200).json(theirs)
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.'))
      }),
    )
    show()
    await press('HX-250')
    await screen.findByRole('button', { name: 'Save part' })
    await fill(/^Description/, 'Oil filter')
    await fill(/^Manufacturer/, 'Harrow Parts')
    await press('Save part')
    await screen.findByText('Price is now $26.00')
    screen.getByText('Status is now Not on sale')
    screen.getByText('Manufacturer is now Fleetguard · What you entered replaces it')
    screen.getByText(/^What you have not changed is now as they saved it/)
    expect(screen.getByLabelText<HTMLInputElement>(/^Price \(USD\)/).value).toBe('26.00')
    await press('Save part')
    await screen.findByText('HX-250 saved')
    const typed = { description: 'Oil filter', manufacturer: 'Harrow Parts' }
    expect(sent).toMatchObject([
      { version: 1, ...typed, cost: oilFilter.cost, is_active: true },
      { version: 2, ...typed, cost, is_active: false, picture_ids: [pictureN(3).id] },
    ])
  })
})

describe('the catalogue itself', () => {
  it('is renamed with the version that was read', async () => {
    server.use(
      platformHttp.put('/catalogues/{id}', async ({ request, response }) => {
        const body = await request.json()
        sent.push(body)
        return response(200).json({ ...catalogue, name: body.name ?? catalogue.name, version: catalogue.version + 1 })
      }),
    )
    show()
    await press('Rename catalogue')
    await fill('Name', ' Parts and tools ')
    await press('Save name')
    await screen.findByText('The catalogue is now called Parts and tools')
    expect(sent).toEqual([{ version: catalogue.version, name: 'Parts and tools' }])
  })

  it('has to have a name', async () => {
    show()
    await press('Rename catalogue')
    await fill('Name', ' ')
    await press('Save name')
    await screen.findByText('Enter a name.')
    expect(sent).toEqual([])
  })
})
