/** What operators, renters and mechanics say in Spanish of what is permitted and normal, and when they ask in general and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayQuestions = `
le hace algo, le hace dano, le pasa algo, hace mal, perjudica, tiene algo de malo > permitido, prohibido, dano
suele hacer > normal
anda rara, esta rara, hace cosas raras, trae algo, trae falla, algo le pasa, que le pasa, le fallo algo, no anda bien, funciona mal, esta fregada, se frego, se fastidio, se amolo, se rompio algo, no va bien, esta estropeada, se estropeo, esta fundida, se fundio, petada > averia, fallo, no funciona
dar ojeada, echar vistazo, dar vistazo, dar repaso, echar revision, pegar mirada, dar vuelta a maquina, mirar por encima > revisar, inspeccionar, inspeccion
antes de empezar, antes del turno, primera hora, a primera hora > mantenimiento diario, diario, antes de arrancar
al final del dia, al terminar dia, al dejar trabajo, al final de jornada > despues del trabajo, estacionar
aviar, apanar, dejar bien > reparar, solucion
donde se encuentra, en donde viene, por donde anda, en que lado, donde se pone, donde le queda > ubicacion, posicion
para que sirve, para que vale, para que se usa, de que sirve > funcion, function, purpose
chunche, coso, cosito, vaina, chisme, cacharro, chirimbolo, perol > dispositivo
como se hace, como le hago, como hago, como se le hace, de que manera, que pasos > procedimiento
cualquier aceite, aceite generico, otra marca, otra marca de aceite, aceite de otra marca, aceite barato, pirata, repuesto alternativo, no original > recomendado, recambio original
echar de otro > mezclar
meca, maistro, postventa, taller oficial, casa oficial > servicio tecnico, concesionario
`
