const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Lists every operation of a bundled OpenAPI document.
 * @throws Error if an operation has no operationId or no x-access, or one of its other marks does not fit it
 */
export function operationsOf(bundle) {
  return Object.entries(bundle.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const name = `${method.toUpperCase()} ${path}`
      if (!operation.operationId || !operation['x-access']) throw new Error(`${name} needs operationId and x-access.`)
      if ((operation['x-access'] === 'token') !== Boolean(operation['x-proof'])) {
        throw new Error(`${name}: x-access must be token if, and only if, there is an x-proof.`)
      }
      if (operation['x-raw-body'] && !operation.requestBody?.content) {
        throw new Error(`${name}: x-raw-body needs a request body.`)
      }
      return [operation]
    }),
  )
}
