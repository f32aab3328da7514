import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { AnswerRecords } from './answer-records'

it('a record of an answer leads to its page, with the search of its address', async () => {
  const onAddress = vi.fn()
  const records = [
    { title: 'SO-1042', path: '/orders/4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a06' },
    { title: 'Parts catalogue', path: '/manuals?machine_id=4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' },
  ]
  renderScreen(
    <AtAddress href="/assistant" onAddress={onAddress}>
      <AnswerRecords records={records} />
    </AtAddress>,
  )
  for (const { title, path } of records) {
    await userEvent.click(await screen.findByRole('link', { name: title }))
    expect(onAddress).toHaveBeenLastCalledWith(path)
  }
})
