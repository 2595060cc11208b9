// Whether the API of this container answers, which it does while its database does.
const { status } = await fetch(`http://127.0.0.1:${process.env.PORT}/api/HealthCheck`, { signal: AbortSignal.timeout(4000) });
process.exit(status === 200 ? 0 : 1);
