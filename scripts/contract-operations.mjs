const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Every operation of a bundled OpenAPI document.
 * @throws Error where one has no operationId or no x-access
 */
export function operationsOf(bundle) {
  return Object.entries(bundle.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      if (operation.operationId && operation['x-access']) return [operation]
      throw new Error(`${method.toUpperCase()} ${path} needs an operationId and an x-access.`)
    }),
  )
}
