/** How people speak of engines, fuel, air, cooling and exhaust and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const engineSpeech = `
engine, power unit, powerplant, mill, prime mover, diesel engine
engine oil, motor oil, crankcase oil, lube oil, engine lubricant
oil filter, engine oil filter, lube filter, full flow filter, spin on oil filter
dipstick, dip stick, oil stick, oil level gauge, level gauge rod, gauge rod, oil dipstick
oil cap, oil filler cap, oil fill cap, oil fill, oil filler
oil pan, oil sump, bottom pan, engine sump, oil trough
oil pressure switch, oil pressure sender, oil pressure sensor, oil sender
oil cooler, engine oil cooler, oil heat exchanger
rocker cover, valve cover, tappet cover, cylinder head cover, rocker box
tappet, lifter, cam follower, valve lifter, valve tappet
rocker, rocker arm, valve rocker
intake valve, inlet valve, suction valve of cylinder
head bolt, cylinder head bolt, head stud, cylinder head screw
main bearing, main shells, crankshaft bearing
big end bearing, rod bearing, connecting rod bearing, con rod bearing, big end shell
wrist pin, gudgeon pin, piston pin
piston ring, compression ring, oil ring, scraper ring, rings of piston
liner, sleeve of cylinder, cylinder liner, cylinder sleeve, wet liner
block, engine block, cylinder block, crankcase block
flywheel, fly wheel, ring gear, starter ring, flywheel ring gear
harmonic balancer, vibration damper, crank damper, torsional damper, crankshaft damper
timing belt, cam belt
serpentine, serpentine belt, v belt, vee belt, ribbed belt, poly v belt, alternator belt
belt tensioner, tensioner, tension pulley, jockey pulley, idler pulley
engine mount, motor mount, rubber mount, vibration mount, silentbloc, anti vibration mount
bonnet, hood, engine hood, engine cover, engine compartment cover, engine cowl, engine bonnet
belly pan, belly plate, under guard, bottom guard, underguard, skid plate, belly guard
breather, crankcase breather, crankcase ventilation, ccv filter, pcv valve, crankcase vent
governor, speed governor, regulator of speed, speed control governor
throttle cable, accelerator cable, bowden cable, control cable
throttle lever, hand throttle, throttle dial, engine speed dial, accelerator dial, rpm dial, speed control dial
foot throttle, gas pedal, accelerator pedal, foot pedal throttle, go pedal
stop solenoid, fuel shutoff solenoid, fuel cut off solenoid, shutdown solenoid, shut off solenoid, stop magnet
diesel, diesel fuel, dino juice, fuel oil, derv, red diesel, off road diesel
gasoline, unleaded, unleaded fuel
biodiesel, b20, fame, rme, vegetable oil fuel, bio diesel
winter diesel, winter fuel, arctic diesel, anti gel, winter grade fuel, cold flow additive
fuel tank, diesel tank, gas tank, petrol tank
fuel cap, gas cap, tank cap, fuel filler cap, fuel tank cap
fuel filter, diesel filter
secondary fuel filter, fine filter
water trap, water separator, fuel water separator, prefilter, sediment bowl, sedimenter, fuel prefilter
sediment, sludge, gunk, crud, deposits, dregs
fuel gauge, fuel meter, gas gauge, fuel level gauge, fuel level indicator, fuel clock
fuel sender, fuel level sensor, fuel level sender, float sender, tank unit
low on fuel, low fuel, fuel reserve, fuel level low, running out of fuel
fuel shutoff, fuel tap, fuel cock, fuel shutoff valve, petcock, fuel valve, fuel stopcock
injector line, injection line, injector pipe, injection pipe, high pressure fuel line, high pressure pipe
leak off, return line fuel, leakoff, fuel return line, spill line, leak off pipe
injection pump, fuel injection pump, high pressure pump, injector pump, jerk pump
common rail, rail pressure, fuel rail, high pressure rail
electric fuel pump, electric lift pump, fuel feed pump, fuel transfer pump, fuel supply pump
refuelling pump, fuel fill pump, electric refuelling pump, tank filling pump
carb, carburettor, carburetor
choke, choke lever, choke knob, cold start lever
spark plug, sparkplug, ignition plug
ignition coil, spark coil, ignition module, magneto
distributor cap, rotor arm, ignition distributor, breaker points
air filter, air cleaner element, air cleaner filter, outer element, primary element, main air filter
safety element, inner filter, inner element, secondary element, safety cartridge, secondary air filter
precleaner, pre cleaner, cyclone cleaner, air precleaner, turbine precleaner
dust bowl, dust valve, evacuator valve, dust cup, vacuator valve, vacuator, dust ejector
air filter indicator, restriction indicator, service indicator air cleaner, dust indicator, vacuum switch air filter, filter minder, clogging indicator
snorkel, air intake, intake pipe, air inlet, suction pipe, rain cap
intercooler, charge air cooler, aftercooler, cac, air to air cooler
boost pressure, turbo boost, charge air pressure, charge pressure turbo, manifold pressure
glow plug light, preheat, wait to start light, glow lamp, preheat indicator
intake heater, grid heater, air heater, manifold heater, flame start, intake air heater
block heater, engine heater, coolant heater, jacket heater, plug in heater, engine block heater
coolant, engine coolant, radiator fluid, rad water
antifreeze, coolant concentrate, glycol, ethylene glycol, antifreeze agent, antifreeze concentrate
distilled water, demineralised water, demineralized water, deionized water, deionised water, soft water
rad, radiator core, water cooler, radiator matrix, cooler core, cooling package
rad cap, radiator cap, pressure cap, coolant cap, radiator filler cap
overflow bottle, expansion tank, surge tank, header tank, coolant reservoir, reserve tank, recovery tank, overflow tank
rad hose, radiator hose, coolant hose, water hose engine
thermostat, coolant regulator, water temperature regulator
cooling fan, rad fan, radiator fan, engine fan, fan wheel
reversible fan, reversing fan, fan reversal, auto reverse fan, blow out radiator fan
viscous fan, fan clutch, fan drive, viscous coupling, hydraulic fan drive
fan guard, fan shroud, fan cowl, fan cover
temperature sender, temp sensor, temperature sensor, coolant sensor, temperature sender unit
water temp, coolant temperature, engine temperature, water temperature
exhaust pipe, exhaust stack, tail pipe, exhaust stub
exhaust manifold, exhaust header
spark arrester, spark arrestor, spark catcher
exhaust system, aftertreatment, exhaust aftertreatment, after treatment, emission system
diesel exhaust fluid, blue fluid, pee, adblue fluid, urea solution, aus 32, reducing agent
def tank, adblue tank, urea tank, reductant tank, diesel exhaust tank
low def, out of adblue, def level low, adblue low, run out of def, adblue empty
def quality, bad adblue, wrong def, poor def quality, incorrect reagent, contaminated def
doser, dosing module, def injector, urea injector, dosing valve, adblue injector
dpf, particulate filter, soot filter, diesel particulate filter, particle filter
soot, soot level, soot load, particulate, dpf full
ash, ash cleaning, ash load, dpf cleaning, ash service
regen, regeneration, burn off, regenerating, dpf regeneration, burn out filter
parked regen, stationary regeneration, standstill regeneration, manual regen, forced regen, manual regeneration, parked regeneration
stop regen, inhibit regeneration, regen inhibit, disable regen, regeneration inhibit, prevent regen
scr, selective catalytic reduction, cat converter, catalyst, catalytic converter
egr, exhaust gas recirculation, egr valve, recirculation valve
nox sensor, nitrogen oxide sensor
ecu, ecm, engine computer, engine control unit, engine controller, electronic control module, engine brain
engine brake, jake brake, exhaust brake, retarder, compression brake, jake
`
