import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ConfirmMutation } from './confirm-mutation'

it('shows and reports what was confirmed, once the lists are read again, however the row that asked has changed', async () => {
  const refetches: (() => void)[] = []
  const mutation = {
    mutationFn: async () => undefined,
    onSettled: () => new Promise<void>((resolve) => refetches.push(resolve)),
  }
  const onClose = vi.fn()
  const asking = (action: string) => (
    <ConfirmMutation
      title={`${action} Mia?`}
      description=""
      confirm={action}
      mutation={mutation}
      done={`${action}d`}
      onClose={onClose}
    />
  )
  const { rerender } = renderScreen(asking('Deactivate'))
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(refetches).toHaveLength(1))
  rerender(asking('Reactivate'))
  screen.getByRole('dialog', { name: 'Deactivate Mia?' })
  expect(onClose).not.toHaveBeenCalled()
  refetches[0]?.()
  await screen.findByText('Deactivated')
  expect(onClose).toHaveBeenCalledOnce()
})
