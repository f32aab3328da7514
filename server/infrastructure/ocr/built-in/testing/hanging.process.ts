// Says that it is ready, and then hangs as a call of WebAssembly may.

const forever = new Int32Array(new SharedArrayBuffer(4))
process.on('message', () => Atomics.wait(forever, 0, 0))
process.send?.({ kind: 'ready' })
