// Whether the API of this container can serve the edition in service.
const { status } = await fetch(`http://127.0.0.1:${process.env.PORT}/ready`, { signal: AbortSignal.timeout(4000) });
process.exit(status === 200 ? 0 : 1);
