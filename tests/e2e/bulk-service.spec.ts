import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { addMachine, type OwnMachine } from './support/machine'
import { headersOf, people, signIn } from './support/sign-in'

const dayMs = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

async function change(request: APIRequestContext, method: 'post' | 'put', path: string, data: object) {
  const headers = await headersOf(request, people.operatorAdmin)
  const answer = await request[method](`/api/v2/machines/instance/${path}`, { headers, data })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
}

/** Two loaders whose 500 h service is 50 h over. */
async function addOverdue(request: APIRequestContext): Promise<OwnMachine[]> {
  const machines = [await addMachine(request, 4700), await addMachine(request, 4700)]
  for (const { id } of machines) await change(request, 'post', `${id}/readings`, { value: 5050 })
  return machines
}

async function select(page: Page, machines: readonly OwnMachine[]) {
  for (const { name } of machines) {
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await expect(page.getByText(`${machines.length} selected`)).toBeVisible()
}

test('a service that was marked as done on several machines is undone on all of them', async ({ page }) => {
  const machines = await addOverdue(page.request)
  await signIn(page, people.operatorAdmin, '/machine-instances')
  await select(page, machines)
  await page.getByRole('button', { name: 'Mark as done' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Service').selectOption({ label: '500 h service: 2 machines' })
  await dialog.getByRole('button', { name: 'Mark as done on 2 machines' }).click()

  await expect(page.getByText('500 h service done on 2 machines')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByLabel('Reason').fill('It was the other yard')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('500 h service: undone on 2 machines')).toBeVisible()

  for (const { id } of machines) {
    await page.goto(`/machine-instances/${id}`)
    await expect(page.getByText(/^Undone by .*: It was the other yard$/)).toBeVisible()
  }
})

test('several machines get the schedule of their model, and count from when it was last done', async ({ page }) => {
  const machines = await addOverdue(page.request)
  for (const { id } of machines) await change(page.request, 'put', `${id}/schedule`, { tasks: [] })
  const [first] = machines
  await signIn(page, people.operatorAdmin, '/machine-instances')
  await select(page, machines)
  await page.getByRole('button', { name: 'Assign schedule' }).click()
  await page.getByRole('button', { name: 'Assign to 2 machines' }).click()

  const dialog = page.getByRole('dialog', { name: 'When was each task last done?' })
  await expect(dialog.getByText(/^\d tasks added$/)).toHaveCount(2)
  const service = dialog.getByRole('group', { name: first?.name }).getByRole('group', { name: '500 h service' })
  await service.getByLabel('Last done on', { exact: true }).fill(dayAgo(40))
  await service.getByLabel('Last done at').fill('4640')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved for 1 machine')).toBeVisible()

  await page.goto(`/machine-instances/${first?.id}`)
  await expect(page.getByText(/^last done on .* at 4,640 h$/)).toBeVisible()
})
