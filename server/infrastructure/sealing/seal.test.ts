import { describe, expect, it } from 'vitest'
import { createKeyring } from '../keys/keyring'
import { createSeal } from './seal'

const sealOf = (secret: string) => createSeal(createKeyring({ secret }).keysFor('telematics-password'))
const { seal, open } = sealOf('a secret of the server, long enough')
const [source, another] = ['4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01', '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02']

describe('a sealed password', () => {
  it('can be opened again and does not reveal itself', () => {
    const sealed = seal('hunter2 ñ', source)
    expect(open(sealed, source)).toBe('hunter2 ñ')
    expect(sealed.includes('hunter2')).toBe(false)
    expect(seal('hunter2 ñ', source).equals(sealed)).toBe(false)
  })

  it.each([
    ['for another endpoint', (sealed: Buffer) => open(sealed, another)],
    ['with another secret', (sealed: Buffer) => sealOf('another secret of the server').open(sealed, source)],
    [
      'with a flipped bit',
      (sealed: Buffer) => open(Buffer.from(sealed.map((byte, i) => (i === 30 ? byte ^ 1 : byte))), source),
    ],
    ['cut short', (sealed: Buffer) => open(sealed.subarray(0, 27), source)],
  ])('does not open %s', (_, tryIt) => {
    expect(tryIt(seal('hunter2', source))).toBeUndefined()
  })
})
