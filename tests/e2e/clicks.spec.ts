import { expect, type Locator, type Page, test } from '@playwright/test'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { figure, isThanked } from './support/hours-page'
import { addMachine } from './support/machine'
import { people, signIn, waitForManuals } from './support/sign-in'
import { smallManual } from './support/small-manual'

/*
 * How many clicks the way to what people come for takes. Typing is none, nor is Enter after it or the choice of a file;
 * whoever adds a step to one of these ways finds out here.
 */

/** Counts the clicks that a journey takes. */
function clickCounter() {
  let count = 0
  return {
    click: async (target: Locator) => {
      count += 1
      await target.click()
    },
    count: () => count,
  }
}

async function ask(page: Page, question: string) {
  const field = page.getByRole('main').getByLabel('Your question')
  await field.fill(question)
  await field.press('Enter')
}

test('from the sign-in to an answer takes one click, and none for those who return', async ({ page }) => {
  // Home chooses the machine by itself: either of the two models that they run.
  for (const model of ['WL-120', 'EX-210']) await waitForManuals(page.request, model)
  const { click, count } = clickCounter()
  await page.goto('/login')
  // It has the focus by itself, as soon as the page has it: keys before that are the browser's.
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(people.operator)
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await click(page.getByRole('button', { name: 'Sign in' }))
  await ask(page, 'how much oil does the engine take?')
  await expect(page.getByRole('article').last()).toContainText(/from the .*Manual.*Engine oil/)
  expect(count()).toBe(1)

  await page.goto('/')
  await ask(page, 'what is the capacity of the fuel tank?')
  await expect(page.getByRole('article').last()).toContainText(/from the .*Manual.*[Ff]uel tank/)
  expect(count()).toBe(1)
})

test('from the label on a machine to its hours saved takes two taps', async ({ page }) => {
  const machine = await addMachine(page.request, 4200)
  const { click, count } = clickCounter()
  await page.goto(await machine.label())
  await click(figure(page))
  await page.keyboard.type('4300.5')
  await click(page.getByRole('button', { name: 'Save hours' }))
  await isThanked(page, '4,300.5 h')
  expect(count()).toBe(2)
})

test('from a machine that is due to its new reading takes two clicks', async ({ page, isMobile }) => {
  const { click, count } = clickCounter()
  // Each project reads a meter of its own: twice within a second, it would have run too fast.
  const name = isMobile ? 'Digger 1' : 'Loader 3'
  // Home shows the worst four: the machines of other journeys are left out.
  await page.route('**/machines/next-due?*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=20'),
    })
    const { items } = (await response.json()) as { items: { instance: { name: string } }[] }
    await route.fulfill({ response, json: { items: items.filter(({ instance }) => instance.name === name) } })
  })
  await signIn(page, people.operator, '/')
  await click(page.getByRole('main').getByRole('link', { name: `Enter reading: ${name}` }))
  const dialog = page.getByRole('dialog', { name: 'Enter a reading' })
  const field = dialog.getByLabel('Meter now')
  await expect(field).toBeFocused()
  const shown = dialog.getByText(/^The meter showed/)
  const last = Number(/([\d,.]+) h/.exec((await shown.textContent()) ?? '')?.[1]?.replace(',', ''))
  await page.keyboard.type(String(last + 1))
  await click(dialog.getByRole('button', { name: 'Save reading' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`${(last + 1).toLocaleString('en')} h`).first()).toBeVisible()
  expect(count()).toBe(2)
})

test('from Home of a dealership to a manual that is uploaded takes four clicks', async ({ page, isMobile }, {
  project,
}) => {
  const { click, count } = clickCounter()
  await signIn(page, people.dealerUser, '/')
  if (isMobile) {
    await click(page.getByRole('button', { name: 'Search and commands' }))
    await page.getByRole('combobox').fill('upload')
    await click(page.getByRole('option', { name: 'Upload manual' }))
  } else {
    await click(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Manuals' }))
    await click(page.getByRole('button', { name: 'Upload manual' }))
  }
  const dialog = page.getByRole('dialog', { name: 'Machine File Upload' })
  await dialog.getByRole('combobox').fill('FX-90')
  await click(dialog.getByRole('option', { name: /FX-90/ }))
  // Each project uploads a file of its own: the same one would be recognised.
  const buffer = Buffer.concat([await smallManual(), Buffer.from(`\n% clicks, ${project.name}\n%%EOF\n`)])
  const file = { name: `auger-clicks-${project.name}.pdf`, mimeType: 'application/pdf', buffer }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await click(dialog.getByRole('button', { name: 'SUBMIT' }))
  await expect(page.getByText('Uploaded file successfully')).toBeVisible()
  expect(count()).toBe(4)
})
