import 'server-only';
import Discord, { type DiscordProfile } from 'next-auth/providers/discord';
import GitHub, { type GithubProfile } from 'next-auth/providers/github';
import Google, { type GoogleProfile } from 'next-auth/providers/google';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '@/lib/platform/env';

/** The sign-in services, with their names. */
export const SERVICES = { google: 'Google', github: 'GitHub', discord: 'Discord' } as const;
export type SignInService = keyof typeof SERVICES;

interface Keys {
  readonly clientId: string;
  readonly clientSecret: string;
}

function keysOf(service: SignInService): Keys | undefined {
  const settings = env();
  const upper = service.toUpperCase() as Uppercase<SignInService>;
  const [clientId, clientSecret] = [settings[`${upper}_CLIENT_ID`], settings[`${upper}_CLIENT_SECRET`]];
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

/** The services whose keys are set. */
export function offeredServices(): readonly SignInService[] {
  return (['google', 'github', 'discord'] as const).filter((service) => keysOf(service) !== undefined);
}

/**
 * The providers of next-auth. They pass on an address only if the service has verified it, because it
 * can link accounts.
 */
export function authProviders() {
  const [google, github, discord] = [keysOf('google'), keysOf('github'), keysOf('discord')];
  return [
    ...(google
      ? [
          provenOnly(
            Google<GoogleProfile>(google),
            (it) => it.sub,
            (it) => it.name,
            provenOfGoogle,
          ),
        ]
      : []),
    ...(github ? [githubOf(github)] : []),
    ...(discord
      ? [
          provenOnly(
            Discord<DiscordProfile>(discord),
            (it) => it.id,
            (it) => it.global_name ?? it.username,
            provenOfDiscord,
          ),
        ]
      : []),
  ];
}

// GitHub is not asked for an address: its profile does not show whether it is verified.
function githubOf(keys: Keys) {
  const provider = GitHub<GithubProfile>({ ...keys, authorization: { params: { scope: 'read:user' } } });
  return provenOnly(
    provider,
    (it) => String(it.id),
    (it) => it.name ?? it.login,
    () => undefined,
  );
}

const provenOfGoogle = (it: GoogleProfile) => (it.email_verified ? it.email : undefined);
const provenOfDiscord = (it: DiscordProfile) => (it.verified ? it.email : undefined);

function provenOnly<P>(
  provider: OAuthConfig<P>,
  id: (profile: P) => string,
  name: (profile: P) => string,
  email: (profile: P) => string | null | undefined,
): OAuthConfig<P> {
  return {
    ...provider,
    allowDangerousEmailAccountLinking: true,
    // A provider's own options override everything else, so the profile must be one of them.
    options: {
      ...provider.options,
      allowDangerousEmailAccountLinking: true,
      profile: (profile: P) => ({
        id: id(profile),
        name: name(profile),
        email: email(profile) ?? null,
        image: null,
      }),
    },
  } as OAuthConfig<P>;
}

/** The display name of a service that is stored with an account. */
export function serviceName(id: string): string {
  return Object.entries(SERVICES).find(([service]) => service === id)?.[1] ?? id;
}
