import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asChosen, chosenMachineStore, parseChosen } from './chosen-machine'
import { wheelLoader } from './testing'
import { useStoredMachine } from './use-stored-machine'

beforeEach(() => localStorage.clear())

describe('the chosen machine', () => {
  it('"Local storage keys: … selected machine", with the specification’s fields of a machine', () => {
    chosenMachineStore.write(asChosen(wheelLoader, ' GHT00123 '))
    expect(JSON.parse(localStorage.getItem('selected machine') ?? '')).toEqual({
      id: wheelLoader.id,
      brand: 'Harrow',
      model: 'WL-120',
      name: 'Harrow WL-120',
      leaf_node_id: wheelLoader.leaf_node_id,
      storage_key: 'machines/harrow/wl-120',
      serial_number: 'GHT00123',
      instance: null,
    })
  })

  it('is about the whole model where no serial number was given, not about the start of its range', () => {
    expect(wheelLoader.serial_number).toBe('GHT00100')
    expect(asChosen(wheelLoader).serial_number).toBeNull()
    expect(asChosen(wheelLoader, '  ').serial_number).toBeNull()
  })

  it('is followed by whoever shows it, also when another tab changes it', () => {
    const { result } = renderHook(() => useStoredMachine())
    expect(result.current).toBeNull()
    act(() => chosenMachineStore.write(asChosen(wheelLoader)))
    expect(result.current?.name).toBe('Harrow WL-120')
    act(() => {
      localStorage.removeItem('selected machine')
      window.dispatchEvent(new StorageEvent('storage', { key: 'selected machine' }))
    })
    expect(result.current).toBeNull()
  })

  it('is none where the storage contains something else', () => {
    for (const foreign of [null, '{', '[]', '"text"', '{"id":1,"name":"x"}', '{"id":"a"}']) {
      expect(parseChosen(foreign)).toBeNull()
    }
  })

  it('of an older version of the app still counts', () => {
    expect(parseChosen('{"id":"m-1","name":"Harrow WL-120","serial_number":7}')).toEqual({
      id: 'm-1',
      name: 'Harrow WL-120',
      brand: '',
      model: '',
      leaf_node_id: 'm-1',
      storage_key: '',
      serial_number: null,
      instance: null,
    })
  })

  it('may not be kept by a full storage, which is no failure', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => chosenMachineStore.write(asChosen(wheelLoader))).not.toThrow()
    full.mockRestore()
  })
})
