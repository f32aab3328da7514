import { expect, test } from '@playwright/test'
import { addMachine } from './support/machine'
import { people, signIn } from './support/sign-in'

const dayMs = 86_400_000

test('a machine with a past counts from when a task was last done; its service book, with an undo', async ({
  page,
}) => {
  const machine = await addMachine(page.request, 4700)
  await signIn(page, people.operatorAdmin, `/create-maintenance-schedule?instance=${machine.id}`)
  await page.getByRole('button', { name: 'Add a task' }).click()
  const task = page.getByRole('group').last()
  await task.getByLabel('Name').fill('Greasing')
  await task.getByLabel('Every (hours or km)').fill('100')
  await task
    .getByRole('textbox', { name: 'Last done on' })
    .fill(new Date(Date.now() - 40 * dayMs).toISOString().slice(0, 10))
  await task.getByLabel('Last done at (hours or km)').fill('4640')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved').first()).toBeVisible()

  await page.goto(`/machine-instances/${machine.id}`)
  const planned = page.getByRole('table', { name: 'Tasks' }).getByRole('row').filter({ hasText: 'Greasing' })
  await expect(planned).toContainText('at 4,640 h')
  await expect(planned, 'the multiple after 4,640 h').toContainText('4,700 h')
  await planned.getByRole('button', { name: 'Mark as done: Greasing' }).click()
  await page.getByLabel('Note').fill('Both pins were dry')
  await page.getByRole('button', { name: 'Mark as done', exact: true }).click()

  const book = page.getByRole('table', { name: 'Service book' }).getByRole('row').filter({ hasText: 'Greasing' })
  await expect(book).toHaveCount(2)
  await expect(book.first()).toContainText('Both pins were dry')
  await expect(planned).toContainText('4,800 h')
  await book
    .first()
    .getByRole('button', { name: /^Undo Greasing/ })
    .click()
  await page.getByLabel('Reason').fill('It was the other loader')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(book.first()).toContainText('It was the other loader')
  await expect(planned).toContainText('at 4,640 h')
})
