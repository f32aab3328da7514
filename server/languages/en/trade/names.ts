/**
 * Synonyms used by mechanics, operators and parts clerks in English, one group a line; a line of one name has no synonym.
 * Words are normalised. Names in other languages are in `server/languages/glossary/`.
 *
 * Where the entries come from: the project's authors wrote them from general knowledge of construction and farm machines;
 * no published list was copied. The groups that begin with systems and parts of a machine, its controls, its electrics, the
 * work of maintenance, quantities and faults are general usage of the trade. Entries of machine tools, stationary plant and
 * military supply, which such machines do not have, were removed: they may have been chosen with measured questions in view.
 * Never add a word because a question of a benchmark has it.
 */
export const tradeWords = `
people, persons, bystanders
tachometer, tacho, tach, rev counter, revolution counter, rpm gauge
ground, earth, earthing, grounding
cable, lead, wire, cord, harness, cables
connecting rod, con rod, conrod, big end
crankshaft, crank
camshaft, cam
end play, end float, endplay, axial play, axial clearance, thrust clearance
play, clearance, lash, backlash, gap
shim, spacer
bolt, screw, capscrew, cap screw, fastener
tighten, torque, tightening, tightness, tight, torque down
loosen, slacken, undo, back off, crack open
remove, removal, take off, take out, detach, dismount, disassemble, disconnect
install, installation, mount, refit
replace, renew, change, swap, exchange, replacement
adjust, adjustment, set, regulate, tune, calibrate
inspect, inspection, check, test, examine
measure, measurement
clean, cleaning, wash, blow out
lubricate, lubrication, grease, greasing, lube
oil, lubricant
oil pan, sump, crankcase
drain plug, sump plug, oil plug
capacity, volume, hold, refill, fill
charge, recharge, fill, refill, top up, pour
drain, empty
bleed, purge, vent, get air out, get the air out, air out, let the air out
coolant, antifreeze, cooling water
refrigerant, gas, freon
air conditioning, aircon, air con, air conditioner
def, adblue, urea, diesel exhaust fluid
winter, cold weather, freezing, frost
mixture, mix, concentration, ratio, solution
radiator, cooler
fan, blower
water pump, coolant pump
compressor, refrigerant pump
hose, tube, pipe, line, tubing
fitting, connector, coupling, coupler, adapter, union
filter, strainer, element, cartridge
air cleaner, air filter
cab filter, cabin filter, pollen filter, cab air filter
fuel, diesel, gasoline, petrol, gas
sulphur, sulfur
injector, injection nozzle, nozzle, fuel injector
leak, leakage, leaking, drip, seep, dribble
opening pressure, pop pressure, popping pressure, cracking pressure
glow plug, heater plug
turbocharger, turbo, turbocharged
muffler, silencer
exhaust, tailpipe, escape
throttle, accelerator, gas pedal
idle, idling, tick over, tickover, no load, low load, light load
speed, rpm, rev
travel speed, top speed, maximum speed, driving speed, flat out, top gear
low range, slow range
high range, fast range
reverse, backward
start, fire up, crank, switch on, turn on, power up
starter, starter motor, cranking motor
starting fluid, quick start, ether, easy start, starter spray, starting spray
stop, shut down, shutdown, shut off, switch off, turn off, cut out, trip, kill
emergency stop, e stop, estop, mushroom button
store, storage, park, lay up, out of service, long term, standstill
battery, accumulator
negative, minus
positive, plus
terminal, post, lug
alternator, generator, dynamo
generator set, genset, generating set, gen set
circuit breaker, breaker
fuse, fusible
button, push button, pushbutton
knob, handle, lever
relay, contactor
lamp, light, bulb, indicator, led
headlight, headlamp, driving light, driving lamp
blink, flash, flicker
amber, yellow, orange
gauge, gage, meter, indicator, dial
ammeter, amp meter
voltmeter, volt meter
multimeter, ohmmeter, multitester, tester
voltage, volt, tension
overvoltage, over voltage, high voltage
undervoltage, under voltage, low voltage
current, amp, amperage, ampere
input, supply, mains
output, outlet
cabinet, enclosure, box, case, casing, housing
control panel, dash, dashboard, instrument panel, control box, console
cover, lid, access panel
window, glass, pane
belt, drive belt, fan belt
pulley, sheave
tension, deflection, slack, sag
bearing, bush, bushing
swing bearing, slew ring, slewing ring, swing circle, slew bearing, turntable bearing
swing, slew, swivel, rotate
articulation, centre pivot, center pivot, pivot, articulated joint
seal, gasket, packing
cylinder head, head
firing order, firing sequence, injection order
gearbox, transmission, gear case
gear, sprocket, cog
tyre, tire
track, crawler
track shoe, track pad, track plate, grouser plate
hydraulic fluid, hydraulic oil
cylinder, ram
lift cylinder, boom ram, boom cylinder, lift ram
seal kit, reseal kit, repair kit
tooth, bucket tooth
bucket, shovel
boom, arm, jib
run in, break in, running in, breaking in
push rod, pushrod
hexagonal, hexagon, hex
diameter, thickness, thick, bore
length, long
width, wide
height, tall, high
depth, deep
weight, weigh, mass, heavy
temperature, hot, heat, temp, overheat
noise, noisy, sound, loud, audible
compressed air, shop air, air line
dust, dirt, debris
interval, how often, every, periodic, schedule, frequency
month, monthly
week, weekly
day, daily
year, yearly, annual
fault, failure, error, malfunction, trouble, defect
alarm, alert, warning signal
repair, service, fix, overhaul, rebuild
warranty, guarantee
lift, hoist, raise, pick up
tow, recover
horn, hooter
reset, clear, zero
display, screen, monitor
auxiliary, aux
power line, overhead line, electric line
attachment, implement, work tool
quick coupler, coupler, quick hitch
reach, outreach
weak, no power, low power, lack of power, loss of power
forbidden, prohibited, do not, never
load, loading, payload
log, timber, trunk
tank, reservoir
lift pump, feed pump, transfer pump, supply pump, fuel pump
wiring diagram, schematic, circuit diagram
colour, color
bracket, support, mount
part number, ident number, catalogue number
rear, back
counterclockwise, anticlockwise
vehicle, truck, lorry
engine, motor
dual, twin, double
forklift, fork lift, fork lift truck
piston
washer
nut
pump
valve
smoke
switch
door
chain
clutch
brake
wheel
pressure
air pressure
weld
concrete
front
left
right
clockwise
crane
`
