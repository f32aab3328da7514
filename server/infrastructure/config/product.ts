/** The product's name in everything that the server writes. */
export const productName = 'Yardhand'
