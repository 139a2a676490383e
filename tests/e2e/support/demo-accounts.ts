import type { APIRequestContext } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@/lib/domain/accounts/accounts/demo-accounts";
import { callApi, confirmByMail, signUpBody } from "./api";
import { expect } from "./fixtures";

/** Makes the demo accounts as the seed would; the first journey that needs them makes them for all. */
export async function makeDemoAccounts(request: APIRequestContext): Promise<void> {
  for (const { email, name, password, userType } of DEMO_ACCOUNTS) {
    const type = userType.toUpperCase() as "PRESS";
    const body = { ...signUpBody({ userType: type, name, company: `${name} House` }), email, password };
    const { status } = await callApi(request, "POST", "/auth/register", { body });
    expect([201, 409]).toContain(status);
    if (status === 201) await confirmByMail(request, { email });
  }
}
